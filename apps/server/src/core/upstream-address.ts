import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Whether an address is one of the public internet: no private, loopback, link-local, multicast, carrier or tunnel range. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  // process() turns ::ffff:127.0.0.1 into 127.0.0.1
  return ipaddr.process(text).range() === 'unicast'
}

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

export const systemResolve: Resolve = host => lookup(host, { all: true, verbatim: true })

/** Thrown for a host that only answers with closed addresses. */
export class ForbiddenAddress extends Error {
  constructor(host: string) {
    super(`${host} is not a public address`)
    this.name = 'ForbiddenAddress'
  }
}

/**
 * Addresses of a host that may be connected to. The connection must be made to one of these, not to the name again:
 * a second answer of the name server could be another one.
 * @throws {ForbiddenAddress} when one of the answers is not public, so that an outsider learns nothing from the mix.
 */
export async function publicAddresses(host: string, resolve: Resolve): Promise<{ address: string; family: number }[]> {
  const found = await resolve(host)
  if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address))) throw new ForbiddenAddress(host)
  return found
}
