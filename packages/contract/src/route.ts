import type { z } from 'zod'
import { type Code, codes } from './codes.ts'

/** Who may call: `guest` is everyone, each later level includes the ones before it. */
export type Access = 'guest' | 'member' | 'vip' | 'admin'

/** Requests allowed in one minute: for one address, and for one signed-in user (defaults to `perIp`). */
export interface Limit {
  perIp: number
  perUser?: number
}

type Shape = z.ZodRawShape

/** What one call is. Everything that both ends must agree on stands here and nowhere else. */
export interface Route<P extends Shape = Shape, I extends Shape = Shape, O extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST'
  /** Canonical path with named parameters: `/v1/pub/vod/detail/{type}/{id}`. POST routes also answer under `/v1`. */
  path: string
  /** One English sentence: what the call returns or does. */
  summary: string
  /** Path parameters in the order of the path; each schema carries its meaning in `.describe()`. */
  params: P
  /** Query of a GET, JSON body of a POST. */
  input: I
  /** Shape of `data` in the envelope. */
  output: O
  access: Access
  /** True: `data` is encrypted on the wire. Plain only for login, third-party login, play token and vod url. */
  sealed: boolean
  limit: Limit
  /** Largest accepted body in bytes; the default is 64 KiB. */
  maxBodyBytes?: number
  /** Seconds a shared cache may keep the answer. Absent: the answer depends on the viewer or changes something. */
  cacheSec?: number
  /**
   * Codes the call itself may answer, besides 0 and `commonCodes`. A call for members lists 11 or 12: what it answers
   * to a guest, see `guestCode`.
   */
  codes: readonly Code[]
  /** A runnable example: path parameters and input in one object, valid against a fresh demo site. */
  example: Record<string, unknown>
}

/** Declares a call; exists for inference only. */
export function route<P extends Shape, I extends Shape, O extends z.ZodType>(
  declaration: Route<P, I, O>,
): Route<P, I, O> {
  return declaration
}

/** What a guest gets from a call for members: 11 where signing in would only add something, else 12. */
export function guestCode(declaration: Pick<Route, 'codes'>): Code {
  return declaration.codes.includes(codes.anonymous) ? codes.anonymous : codes.loginRequired
}

type Out<S extends Shape> = { [K in keyof S]: z.output<S[K]> }

/** What a handler receives: path parameters and input, parsed and with defaults filled in. */
export type RouteInput<R> = R extends Route<infer P, infer I, z.ZodType> ? Out<P> & Out<I> : never
/** What a handler returns and a client gets as `data`. */
export type RouteOutput<R> = R extends { output: infer O extends z.ZodType } ? z.output<O> : never

type Optional<S extends Shape> = { [K in keyof S]: undefined extends z.input<S[K]> ? K : never }[keyof S]
type In<S extends Shape> = { [K in Exclude<keyof S, Optional<S>>]: z.input<S[K]> } & {
  [K in Optional<S>]?: z.input<S[K]>
}
/** What a client passes: fields with a default may be left out. */
export type RouteCall<R> = R extends Route<infer P, infer I, z.ZodType> ? In<P> & In<I> : never
