-- Wrong passwords of a viewer for a work.
create table password_attempts (
  viewer_key text not null,
  work_id integer not null references works on delete cascade,
  attempts integer not null,
  since timestamptz not null,
  primary key (viewer_key, work_id)
);
