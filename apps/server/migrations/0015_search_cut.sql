-- A search tells whether it ended because it had enough. As before: rows that hold one of `exact`, then rows that hold all terms
-- of one of `wanted` until there are `most`, each ended by a form feed. What follows the last form feed is now `+` where there
-- may be more, and nothing where the index was asked to its end.
create or replace function search_candidates(exact integer[], wanted text[], with_people boolean[], most integer) returns text
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
      if left_over <= 0 then
        return answer || '+';
      end if;
    end if;
  end loop;
  return answer;
end $$;
