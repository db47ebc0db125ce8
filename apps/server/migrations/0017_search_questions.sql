-- A question is one text now, and many of them share a statement: under load, asking cost as much as answering. Its parts are
-- split by `|`:
--   how many rows at most,
--   terms of whole names, split by commas,
--   ways split by `;`, each a list of terms that a row must hold all of; those before which `@` stands want the people along,
--   ways that are asked only where those had enough: they lead to the popular among too many.
--
-- The answer is as before: rows that hold one of the whole names, then rows that the ways lead to, in their order, each ended by
-- a form feed; people follow a vertical tab; a row may come twice. What follows the last form feed is `+` where there may be more.
-- The plans are made once for each connection and never scan the table.
drop function search_candidates(integer[], text[], boolean[], integer);
create function search_candidates(question text) returns text
language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  most integer := split_part(question, '|', 1)::integer;
  wholes integer[] := string_to_array(split_part(question, '|', 2), ',')::integer[];
  answer text := '';
  found_rows text;
  got integer;
begin
  if cardinality(wholes) > 0 then
    select coalesce(string_agg(d.packed || E'\f', ''), '') into answer
    from (select packed from search_documents where terms && wholes limit 60) d;
  end if;
  for part in 3 .. 4 loop
    select coalesce(string_agg(f.line, ''), ''), count(*) into found_rows, got
    from (
      select case when w.with_people then d.packed || E'\v' || d.people || E'\f' else d.packed || E'\f' end as line
      from (
        select string_to_array(ltrim(way, '@'), ',')::integer[] as these, way like '@%' as with_people
        from string_to_table(split_part(question, '|', part), ';') way where way <> ''
      ) w, lateral (select packed, people from search_documents where terms @> w.these limit most) d
      limit most
    ) f;
    answer := answer || found_rows;
    if part = 3 and got < most then
      return answer;
    end if;
    exit when split_part(question, '|', 4) = '';
  end loop;
  return answer || '+';
end $$;

-- Terms are kept once for all works, and again under the tier of a popular one.
insert into search_queue (work_id) select id from works on conflict do nothing;
