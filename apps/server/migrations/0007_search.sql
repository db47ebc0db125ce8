-- The folded index: one row for each work and person, every way to write its names as hashed terms.
create table search_documents (
  kind text not null check (kind in ('w', 'p')),
  ref_id integer not null,
  -- 0 the most popular works … 3 the rest; terms are hashed with it, so that popular matches are found first
  tier smallint not null,
  -- 0..1
  popularity real not null,
  category_id integer,
  top_category_id integer,
  year smallint,
  area text not null default '',
  is_vip boolean not null default false,
  score real,
  updated_sec bigint not null default 0,
  -- a line for each name, its forms split by tabs; see search.rules/document.ts
  names text not null,
  terms integer[] not null,
  primary key (kind, ref_id)
);
create index search_documents_terms_idx on search_documents using gin (terms) with (gin_pending_list_limit = 1024);

-- Works whose index row is out of date. Filled by the triggers below, emptied by the worker: nothing that changes a work has to know.
create table search_queue (
  work_id integer primary key
);

-- Popularity from which a work belongs to a tier; without a row everything is in the last one.
create table search_tiers (
  tier smallint primary key,
  popularity real not null
);

-- Words people searched for. `heat` is the base-2 logarithm of all searches, each worth 2^(day of the search): it
-- halves every day without being written. Losing it in a crash only costs the list of hot words.
create unlogged table search_words (
  folded text primary key,
  word text not null,
  heat double precision not null,
  searches integer not null
);
create index search_words_heat_idx on search_words (heat desc);

create function search_queue_works() returns trigger language plpgsql as $$
begin
  insert into search_queue (work_id) select distinct id from changed on conflict do nothing;
  return null;
end $$;
create function search_queue_updated_works() returns trigger language plpgsql as $$
begin
  insert into search_queue (work_id)
  select n.id from new_rows n join old_rows o using (id)
  where (n.title, n.original_title, n.aliases, n.category_id, n.top_category_id, n.year, n.area, n.is_vip, n.score, n.updated_at, n.hidden_at is null)
    is distinct from (o.title, o.original_title, o.aliases, o.category_id, o.top_category_id, o.year, o.area, o.is_vip, o.score, o.updated_at, o.hidden_at is null)
  on conflict do nothing;
  return null;
end $$;
create function search_queue_people() returns trigger language plpgsql as $$
begin
  insert into search_queue (work_id) select distinct work_id from changed on conflict do nothing;
  return null;
end $$;
create trigger search_works_inserted after insert on works
  referencing new table as changed for each statement execute function search_queue_works();
create trigger search_works_deleted after delete on works
  referencing old table as changed for each statement execute function search_queue_works();
create trigger search_works_updated after update on works
  referencing old table as old_rows new table as new_rows for each statement execute function search_queue_updated_works();
create trigger search_people_inserted after insert on work_people
  referencing new table as changed for each statement execute function search_queue_people();
create trigger search_people_deleted after delete on work_people
  referencing old table as changed for each statement execute function search_queue_people();
insert into search_queue (work_id) select id from works;

-- Rows that hold one of `exact`, then rows that hold all terms of one of `wanted` (array literals, best first) until there
-- are `most`. The plans are made once for each connection and never scan the table.
create function search_candidates(exact integer[], wanted text[], most integer)
returns table (kind text, ref_id integer, popularity real, category_id integer, top_category_id integer, year smallint, area text,
  is_vip boolean, score real, updated_sec bigint, names text)
language plpgsql stable rows 200
set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  one text;
  these integer[];
  found_rows integer := 0;
  got integer;
begin
  return query
    select d.kind, d.ref_id, d.popularity, d.category_id, d.top_category_id, d.year, d.area, d.is_vip, d.score, d.updated_sec, d.names
    from search_documents d where d.terms && exact limit 60;
  foreach one in array wanted loop
    these := one::integer[];
    return query
      select d.kind, d.ref_id, d.popularity, d.category_id, d.top_category_id, d.year, d.area, d.is_vip, d.score, d.updated_sec, d.names
      from search_documents d where d.terms @> these limit most - found_rows;
    get diagnostics got = row_count;
    found_rows := found_rows + got;
    exit when found_rows >= most;
  end loop;
end $$;
