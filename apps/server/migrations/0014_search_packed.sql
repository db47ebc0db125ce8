-- What rating and showing a match needs is kept packed, and comes out as one text: hundreds of rows are looked at for each
-- letter somebody types, and what was slow was not finding them but taking them apart.
drop function search_candidates(integer[], text[], integer);
drop table search_documents;
create table search_documents (
  kind text not null check (kind in ('w', 'p')),
  ref_id integer not null,
  -- 0 the most popular works … 3 the rest; terms are hashed with it, so that popular matches are found first
  tier smallint not null,
  -- 0..1
  popularity real not null,
  -- a line of facts and a line for each title, alias and person's own name, fields split by tabs; see search.rules/document.ts
  packed text not null,
  -- the same lines for the people of a work, which few searches need
  people text not null,
  terms integer[] not null,
  primary key (kind, ref_id)
);
create index search_documents_terms_idx on search_documents using gin (terms) with (gin_pending_list_limit = 1024);
insert into search_queue (work_id) select id from works on conflict do nothing;

-- Rows that hold one of `exact`, then rows that hold all terms of one of `wanted` (array literals, best first) until there
-- are `most`, each ended by a form feed; a row may come twice. `with_people` tells for each of `wanted` whether the people
-- of the work belong to the answer; they follow a vertical tab. The plans are made once for each connection and never scan the table.
create function search_candidates(exact integer[], wanted text[], with_people boolean[], most integer) returns text
language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  these integer[];
  answer text := '';
  part text;
  got integer;
  left_over integer := most;
begin
  if cardinality(exact) > 0 then
    select coalesce(string_agg(d.packed || E'\f', ''), '') into answer
    from (select packed from search_documents where terms && exact limit 60) d;
  end if;
  for at in 1 .. cardinality(wanted) loop
    these := wanted[at]::integer[];
    if with_people[at] then
      select string_agg(d.packed || E'\v' || d.people || E'\f', ''), count(*) into part, got
      from (select packed, people from search_documents where terms @> these limit left_over) d;
    else
      select string_agg(d.packed || E'\f', ''), count(*) into part, got
      from (select packed from search_documents where terms @> these limit left_over) d;
    end if;
    if got > 0 then
      answer := answer || part;
      left_over := left_over - got;
      exit when left_over <= 0;
    end if;
  end loop;
  return answer;
end $$;
