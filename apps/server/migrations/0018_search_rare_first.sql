-- What few rows have is looked for first, and only where that is not enough what many have. Before, both were one list: rows
-- came a second time among the popular ones, and what took long to find among all works was thrown out again. The parts of a
-- question are now
--   how many rows at most,
--   terms of whole names, split by commas,
--   rare ways, split by `;`: each a list of terms that a row must hold all of; those before which `@` stands want the people along,
--   ways to the popular, asked instead of what follows where the rare ones led to too many,
--   common ways, asked where they did not.
-- The answer is as before, and a question without the last part means what it meant.
create or replace function search_candidates(question text) returns text
language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  most integer := split_part(question, '|', 1)::integer;
  wholes integer[] := string_to_array(split_part(question, '|', 2), ',')::integer[];
  part integer := 3;
  answer text := '';
  rare_rows text := '';
  found_rows text;
  got integer;
begin
  if cardinality(wholes) > 0 then
    select coalesce(string_agg(d.packed || E'\f', ''), '') into answer
    from (select packed from search_documents where terms && wholes limit 60) d;
  end if;
  loop
    found_rows := '';
    got := 0;
    if split_part(question, '|', part) <> '' then
      select coalesce(string_agg(f.line, ''), ''), count(*) into found_rows, got
      from (
        select case when w.with_people then d.packed || E'\v' || d.people || E'\f' else d.packed || E'\f' end as line
        from (
          select string_to_array(ltrim(way, '@'), ',')::integer[] as these, way like '@%' as with_people
          from string_to_table(split_part(question, '|', part), ';') way
        ) w, lateral (select packed, people from search_documents where terms @> w.these limit most) d
        limit most
      ) f;
    end if;
    if part = 3 then
      rare_rows := found_rows;
      part := case when got < most then 5 else 4 end;
    elsif part = 4 then
      -- Any works, where there are too few popular ones.
      return answer || found_rows || case when got < most then rare_rows else '' end || '+';
    else
      return answer || rare_rows || found_rows || case when got < most then '' else '+' end;
    end if;
  end loop;
end $$;
