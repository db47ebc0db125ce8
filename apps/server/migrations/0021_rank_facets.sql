-- The facets of the work when it was ranked, so that places among a selection of a ranking are counted without reading a
-- thousand works. They come with the next ranking, seconds after the site is up.
alter table work_ranks add column facets text[] not null default '{}';
