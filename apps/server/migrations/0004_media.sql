create table media_keys (
  id uuid primary key,
  key bytea not null check (length(key) = 16),
  iv bytea not null check (length(iv) = 16)
);

-- One source file on its way to HLS. Files live in storage under `media/<id>/`.
create table media_assets (
  id uuid primary key,
  -- identity of the source (hash of origin and path), so that importing again finds the asset again
  source_key text not null unique,
  -- absolute path of a local file readable by the worker
  source_path text not null,
  state text not null default 'queued' check (state in ('queued', 'packaging', 'ready', 'failed', 'cancelled')),
  -- at least one rendition can be played
  is_playable boolean not null default false,
  cipher text not null default 'none' check (cipher in ('none', 'aes-128', 'keyline')),
  key_id uuid not null references media_keys,
  -- the run that may write; a later run of the same job takes over and the one before notices
  run_id uuid,
  -- 0..1
  progress real not null default 0,
  error_code text,
  error_text text,
  duration_ms integer,
  width integer,
  height integer,
  has_storyboard boolean not null default false,
  has_poster boolean not null default false,
  -- set by cancelPackaging, honoured by the worker that runs the job
  cancel_requested_at timestamptz,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create table media_renditions (
  asset_id uuid not null references media_assets on delete cascade,
  -- directory below the asset: 1080p, 720p, 480p, 360p, audio
  name text not null,
  -- level that viewers choose, height of a 16:9 picture; null for the audio-only rendition, as are the next two
  tier integer,
  width integer,
  height integer,
  bandwidth integer not null,
  average_bandwidth integer not null,
  codecs text not null,
  frame_rate real,
  -- false while its playlist still grows
  is_ready boolean not null default false,
  primary key (asset_id, name)
);

create table media_subtitles (
  asset_id uuid not null references media_assets on delete cascade,
  -- file name below `subtitles/`, without .vtt
  name text not null,
  lang text not null,
  label text not null,
  is_default boolean not null default false,
  -- absolute path of a file beside the film; null for a track inside it
  source_path text,
  is_ready boolean not null default false,
  primary key (asset_id, name)
);

alter table lines add constraint lines_asset_fk foreign key (asset_id) references media_assets on delete cascade;
