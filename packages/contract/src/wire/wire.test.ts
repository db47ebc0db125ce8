import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'
import { failEnvelope, isEnvelope, okEnvelope } from './envelope.ts'
import { fallbackPrimitives } from './fallback.ts'
import { type Bytes, type Primitives, webPrimitives } from './primitives.ts'
import { openSealed, seal } from './seal.ts'
import { openSync, sealSync } from './seal-node.ts'
import { sign, signedText } from './sign.ts'
import { signSync, verifySignature } from './sign-node.ts'
import { joinToken, splitToken } from './token.ts'
import vectors from './vectors.json' with { type: 'json' }

const implementations: [string, Primitives][] = [
  ['webcrypto', webPrimitives],
  ['fallback', fallbackPrimitives],
]

describe.each(implementations)('golden vectors, %s', (_, use) => {
  test.each(vectors.seal)('seal: $name', async ({ key, iv, json, deflated, sealed }) => {
    const locked = await use.encrypt(fromBase64(key), fromBase64(iv), fromBase64(deflated))
    expect(toBase64(Uint8Array.from([...fromBase64(iv), ...locked]))).toBe(sealed)
    expect(JSON.stringify(await openSealed(fromBase64(key), sealed, use))).toBe(json)
  })
  test.each(vectors.sign)('sign: $name', async ({ key, nowSec, pathname, query, vv }) => {
    expect(await sign(fromBase64(key), nowSec, pathname, query, use)).toBe(vv)
  })
})

describe('golden vectors, node', () => {
  test.each(vectors.seal)('seal: $name', async ({ key, iv, json, sealed }) => {
    expect(openSync(fromBase64(key), sealed)).toBe(json)
    expect(openSync(fromBase64(key), sealSync(fromBase64(key), json, fromBase64(iv)))).toBe(json)
  })
  test.each(vectors.sign)('sign: $name', ({ key, nowSec, pathname, query, text, vv }) => {
    expect(signedText(Math.floor(nowSec / 60), pathname, query)).toBe(text)
    expect(signSync(fromBase64(key), nowSec, pathname, query)).toBe(vv)
    expect(verifySignature(fromBase64(key), nowSec, pathname, query, vv)).toBe(true)
  })
})

test.each(vectors.token)('token: split and joined', ({ jwt, parts }) => {
  expect(splitToken(jwt)).toEqual(parts)
  expect(joinToken(parts)).toBe(jwt)
})

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map(array => new Uint8Array(array) as Bytes)
const key = bytes(32)
const json = fc.jsonValue().map(value => JSON.parse(JSON.stringify(value)) as unknown)
const all = fc.constantFrom('node', 'webcrypto', 'fallback')

async function sealBy(name: string, with_: Bytes, value: unknown): Promise<string> {
  if (name === 'node') return sealSync(with_, JSON.stringify(value))
  return seal(with_, value, undefined, name === 'webcrypto' ? webPrimitives : fallbackPrimitives)
}

async function openBy(name: string, with_: Bytes, sealed: string): Promise<unknown> {
  if (name === 'node') return JSON.parse(openSync(with_, sealed))
  return openSealed(with_, sealed, name === 'webcrypto' ? webPrimitives : fallbackPrimitives)
}

test('what any implementation seals, any other opens', async () => {
  await fc.assert(
    fc.asyncProperty(all, all, key, json, async (sealer, opener, with_, value) => {
      expect(await openBy(opener, with_, await sealBy(sealer, with_, value))).toEqual(value)
    }),
    { numRuns: 150 },
  )
})

test('a changed byte, a wrong key or a cut answer never opens', async () => {
  await fc.assert(
    fc.asyncProperty(
      all,
      key,
      key,
      json,
      fc.nat(),
      fc.integer({ min: 1, max: 255 }),
      async (name, with_, other, value, at, flip) => {
        const sealed = await sealBy('node', with_, value)
        const changed = fromBase64(sealed)
        const index = at % changed.length
        changed[index] = (changed[index] ?? 0) ^ flip
        await expect(openBy(name, with_, toBase64(changed))).rejects.toThrow()
        await expect(openBy(name, with_, toBase64(fromBase64(sealed).subarray(0, -1)))).rejects.toThrow()
        fc.pre(toBase64(with_) !== toBase64(other))
        await expect(openBy(name, other, sealed)).rejects.toThrow()
      },
    ),
    { numRuns: 100 },
  )
})

test('the same value sealed twice looks different', async () => {
  const with_ = new Uint8Array(32)
  expect(sealSync(with_, '"x"')).not.toBe(sealSync(with_, '"x"'))
  expect(await seal(with_, 'x')).not.toBe(await seal(with_, 'x'))
})

test('base64 survives large inputs and matches the platform', () => {
  const large = new Uint8Array(200_000).map((_, i) => (i * 31) % 256)
  expect(toBase64(large)).toBe(Buffer.from(large).toString('base64'))
  expect(fromBase64(toBase64(large))).toEqual(large)
})

const path = fc.webPath()
const query = fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string()), { maxLength: 6 })
const minute = fc.integer({ min: 0, max: 40_000_000 })

test('signature: the order of the query does not matter, everything else does', () => {
  fc.assert(
    fc.property(key, minute, path, query, fc.nat(), (with_, now, pathname, pairs, seed) => {
      const shuffled = pairs.map((pair, i) => ({ pair, at: (seed + i * 7919) % 101 })).sort((a, b) => a.at - b.at)
      const one = new URLSearchParams(pairs)
      const two = new URLSearchParams(shuffled.map(entry => entry.pair))
      const vv = signSync(with_, now * 60, pathname, one)
      expect(signSync(with_, now * 60 + 59, pathname, two)).toBe(vv)
      expect(signSync(with_, now * 60, pathname, `${one}&_vv=${vv}`)).toBe(vv)
      const others = [
        signSync(with_, (now + 1) * 60, pathname, one),
        signSync(with_, now * 60, `${pathname}/x`, one),
        signSync(with_, now * 60, pathname, `${one}&more=1`),
        signSync(
          with_.map(byte => byte ^ 1),
          now * 60,
          pathname,
          one,
        ),
      ]
      for (const other of others) expect(other.split('.')[1]).not.toBe(vv.split('.')[1])
    }),
  )
})

test('signature: good for five minutes either way, never for another address', () => {
  const with_ = new Uint8Array(32).fill(7)
  const now = 1_795_000_020
  const vv = signSync(with_, now, '/v1/pub/index/data', 'a=1')
  const check = (at: number, pathname = '/v1/pub/index/data', q = 'a=1', value = vv) =>
    verifySignature(with_, at, pathname, q, value)
  expect([check(now), check(now + 300), check(now - 300)]).toEqual([true, true, true])
  expect([check(now + 360), check(now - 360)]).toEqual([false, false])
  expect([check(now, '/v1/pub/index/navs'), check(now, undefined, 'a=2')]).toEqual([false, false])
  for (const wrong of ['', '.', 'x', `${vv}x`, vv.slice(0, -1), `0${vv}`, vv.replace('.', ':')])
    expect(check(now, undefined, undefined, wrong)).toBe(false)
})

test('signature: any text as _vv is refused without an error', () => {
  fc.assert(fc.property(fc.string(), vv => !verifySignature(new Uint8Array(32), 0, '/', '', vv)))
})

test('token: what is not a JWT is refused', () => {
  for (const text of ['', 'a.b', 'a.b.c.d', 'a..c', 'a.b.c d', 'ä.b.c']) expect(splitToken(text)).toBeNull()
  expect(joinToken({ _he: 'a', _pl: 'b' })).toBeNull()
  expect(joinToken({ _he: 'a', _pl: 'b', _si: ['c'] })).toBeNull()
  expect(joinToken({ _he: 'a', _pl: 'b.x', _si: 'c' })).toBeNull()
})

test('envelope: recognised by its three parts', () => {
  expect(isEnvelope(okEnvelope([]))).toBe(true)
  expect(failEnvelope(12)).toEqual({ code: 12, msg: '请先登录用户!', data: null })
  for (const other of [null, 1, 'x', {}, { code: 0, msg: '' }, { code: '0', msg: '', data: null }])
    expect(isEnvelope(other)).toBe(false)
})

test('texts sealed one after another do not know of each other', () => {
  const key = new Uint8Array(32).fill(7)
  const texts = [1, 200_000, 3, 4_000, 0].map((size, at) => JSON.stringify(`${at}长河`.repeat(size)))
  const alone = texts.map(text => sealSync(key, text, new Uint8Array(12)))
  const again = texts.toReversed().map(text => sealSync(key, text, new Uint8Array(12)))
  expect(again.toReversed()).toEqual(alone)
  expect(alone.map(sealed => openSync(key, sealed))).toEqual(texts)
})
