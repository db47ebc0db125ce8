import { describe, expect, test } from 'vitest'
import { MaccmsError, parseMaccmsPage, pictureAddress, playGroupsOf } from './maccms.ts'

const row = { vod_id: '7', vod_name: '雾港来信', type_name: '国产剧', vod_year: 2026, vod_new_column: 'kept' }
const json = JSON.stringify({
  code: 1,
  msg: '数据列表',
  page: '2',
  pagecount: 15,
  limit: '20',
  total: '290',
  list: [row, null, 'nonsense', [1]],
  class: [{ type_id: 1, type_pid: '0', type_name: '剧集' }],
})

test('a JSON page with numbers as strings; rows that are none are left out, unknown columns kept', () => {
  expect(parseMaccmsPage(`\ufeff${json}`)).toEqual({
    page: 2,
    pageCount: 15,
    total: 290,
    rows: [row],
    classes: [{ id: '1', parentId: '0', name: '剧集' }],
  })
})

test('a bare list is a page', () => {
  expect(parseMaccmsPage(JSON.stringify([row]))).toMatchObject({ page: 1, pageCount: 1, rows: [row] })
})

const xml = `<?xml version="1.0" encoding="utf-8"?><rss version="5.1">
<list page="3" pagecount="9" pagesize="20" recordcount="170">
<video><last>2026-11-01 10:00:00</last><id>7</id><tid>1</tid><name><![CDATA[雾港 & <来信>]]></name><type>国产剧</type>
<state>12</state><note><![CDATA[更新至12集]]></note><strange>kept</strange>
<dl><dd flag="alpha"><![CDATA[第1集$https://v.example.com/1.m3u8#第2集$https:||v.example.com|2.m3u8]]></dd><dd flag="beta"></dd></dl>
<des><![CDATA[<p>简介</p>]]></des></video></list><class><ty id="1">剧集</ty></class></rss>`

test('an XML page has the columns of the JSON form', () => {
  const page = parseMaccmsPage(xml)
  expect(page).toMatchObject({ page: 3, pageCount: 9, total: 170, classes: [{ id: '1', name: '剧集' }] })
  expect(page.rows).toMatchObject([
    { vod_id: '7', vod_name: '雾港 & <来信>', vod_serial: '12', vod_remarks: '更新至12集', strange: 'kept' },
  ])
  const groups = playGroupsOf(page.rows[0]!)
  expect(groups.map(group => [group.sid, group.code, group.pieces.length])).toEqual([
    [1, 'alpha', 2],
    [2, 'beta', 0],
  ])
})

describe('what is no page says why', () => {
  test.each([
    ['closed', /closed/],
    ['<html><body>404</body></html>', /neither/],
    ['', /neither/],
    ['{"code":1,"list":[', /broken JSON/],
    ['{"code":0,"msg":"无权限"}', /无权限/],
    ['<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss>&a;</rss>', /document type|neither/],
  ])('%s', (text, message) => {
    expect(() => parseMaccmsPage(text)).toThrow(MaccmsError)
    expect(() => parseMaccmsPage(text)).toThrow(message)
  })
})

test.each([
  ['upload/a b.jpg', 'https://img.example.com/upload/a%20b.jpg'],
  ['/upload/a.jpg', 'https://img.example.com/upload/a.jpg'],
  ['mac://img2.example.com/a.jpg', 'https://img2.example.com/a.jpg'],
  ['//img3.example.com/a.jpg', 'https://img3.example.com/a.jpg'],
  ['http://img4.example.com/a.jpg', 'http://img4.example.com/a.jpg'],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AAAA', null],
  ['', null],
])('picture %s', (value, address) => {
  expect(pictureAddress(value, 'https://img.example.com/')).toBe(address)
})

test('a relative picture without its host is none', () => {
  expect(pictureAddress('upload/a.jpg', null)).toBeNull()
  expect(pictureAddress('mac://img2.example.com/a.jpg', null)).toBe('https://img2.example.com/a.jpg')
})
