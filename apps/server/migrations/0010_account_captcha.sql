-- Captchas that were shown and not answered yet. Losing them in a crash only costs a fresh picture.
create unlogged table captchas (
  id text primary key,
  -- keyed hash of id and answer
  answer bytea not null,
  expires_at timestamptz not null
);
create index captchas_expires_idx on captchas (expires_at);
