-- The weekdays a schedule in words names, bit 0 Monday … bit 6 Sunday: 每周四至周日 20:00, 每周一、三更新, 每日 20:00, 周末.
-- Only what stands directly behind 周, 星期 or 礼拜 is a weekday, so that 更新一集 is none.
create function work_air_days(schedule text) returns smallint language sql immutable parallel safe as $$
  with plain as (
    select translate(regexp_replace(schedule, '[0-9]{1,2}[[:space:]]*[:：点时].*$', ''), '天七1234567', '日日一二三四五六日') as words
  ), runs as (
    select m[1] as run from plain, regexp_matches(words,
      '(?:周|星期|礼拜)((?:[一二三四五六日])(?:(?:[、,，/和及]|至|到|-|–|~)?(?:周|星期|礼拜)?[一二三四五六日])*)', 'g') m
  ), spans as (
    select strpos('一二三四五六日', m[1]) - 1 as first, strpos('一二三四五六日', coalesce(m[2], m[1])) - 1 as last
    from runs, regexp_matches(run, '([一二三四五六日])(?:(?:至|到|-|–|~)(?:周|星期|礼拜)?([一二三四五六日]))?', 'g') m
  ), named as (
    select coalesce(bit_or(1 << ((first + step) % 7)), 0) as days
    from spans, generate_series(0, (last - first + 7) % 7) step
  )
  select (case when words ~ '每日|每晚|(^|[^周期拜、,，/和及至到])日更' then 127 else 0 end
    | case when words ~ '工作日' then 31 else 0 end | case when words ~ '周末' then 96 else 0 end | days)::smallint
  from plain, named
$$;

alter table works add column air_days smallint not null generated always as (work_air_days(schedule)) stored;
create index works_airing_idx on works (top_category_id, hits_week desc, id desc)
  where hidden_at is null and not is_finished and air_days <> 0;
create index works_all_airing_idx on works (hits_week desc, id desc)
  where hidden_at is null and not is_finished and air_days <> 0;

-- Browse lists of a large catalogue, so that any combination of filters and any page cost the same. Works are numbered by
-- id; 'ids' says which work has which number, an order holds the numbers in its order (both four bytes each, lowest first), and
-- a facet is a bitmap over the numbers. Empty while the catalogue is small. Made anew as a whole: one generation.
create table work_lists (
  name text primary key,
  generation bigint not null,
  works integer not null,
  data bytea not null
);
alter table work_lists alter data set storage external;
