-- Names that are folded or read another way now are indexed again: `庆余年S02`, `庆余年第二`, 瑯 as 琅, and readings such as that of
-- 甄嬛传.
insert into search_queue (work_id)
select id from works, concat_ws(E'\n', title, original_title, array_to_string(aliases, E'\n')) names
where names ~ '瑯|嬛|还珠|還珠|朝花|藏海|长相[思守]|長相[思守]|曾国藩|曾國藩'
  or names ~* E'[^\n ]s[0-9]{1,2}($|\n)|第 *([二两三四五六七八九十]+|[0-9]+)($|\n)'
on conflict do nothing;
