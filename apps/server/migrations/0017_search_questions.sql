-- A question is one text now, and many of them share a statement: under load, asking cost as much as answering. Its parts are
-- split by `|`: how many rows at most, terms of whole names, and ways split by `;`, each a list of terms that a row must hold
-- all of; those before which `@` stands want the people of the work along.
--
-- The answer is as before: rows that hold one of the whole names, then rows that one of the ways leads to, in their order,
-- until there are enough, each ended by a form feed; people follow a vertical tab; a row may come twice. What follows the last
-- form feed is `+` where there may be more. The plans are made once for each connection and never scan the table.
drop function search_candidates(integer[], text[], boolean[], integer);
create function search_candidates(question text) returns text
language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  most integer := split_part(question, '|', 1)::integer;
  wholes integer[] := string_to_array(split_part(question, '|', 2), ',')::integer[];
  ways text[] := string_to_array(split_part(question, '|', 3), ';');
  by_whole text := '';
  by_way text;
  got integer;
begin
  if cardinality(wholes) > 0 then
    select coalesce(string_agg(d.packed || E'\f', ''), '') into by_whole
    from (select packed from search_documents where terms && wholes limit 60) d;
  end if;
  select coalesce(string_agg(f.line, ''), ''), count(*) into by_way, got
  from (
    select case when w.with_people then d.packed || E'\v' || d.people || E'\f' else d.packed || E'\f' end as line
    from (
      select string_to_array(ltrim(way, '@'), ',')::integer[] as these, way like '@%' as with_people from unnest(ways) way
    ) w, lateral (select packed, people from search_documents where terms @> w.these limit most) d
    limit most
  ) f;
  return by_whole || by_way || case when got >= most then '+' else '' end;
end $$;
