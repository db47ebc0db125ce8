-- Who counted what lately, so that a repeat within ten minutes is not a second view. Losing it in a crash only costs a few views.
create unlogged table hit_marks (
  viewer_key text not null,
  kind text not null,
  target_id integer not null,
  seen_at timestamptz not null,
  primary key (viewer_key, kind, target_id)
);
create index hit_marks_seen_idx on hit_marks (seen_at);
