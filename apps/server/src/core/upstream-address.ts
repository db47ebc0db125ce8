import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Whether an address is one of the public internet: no private, loopback, link-local, multicast, carrier or tunnel range. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  // process() turns ::ffff:127.0.0.1 into 127.0.0.1
  return ipaddr.process(text).range() === 'unicast'
}

interface Address {
  address: string
  family: number
}

/** How names become addresses and which of these may be connected to. */
export interface Guard {
  resolve(host: string): Promise<Address[]>
  isAllowed(address: string): boolean
}

export const publicOnly: Guard = {
  resolve: host => lookup(host, { all: true, verbatim: true }),
  isAllowed: isPublicAddress,
}

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
 * @throws {ForbiddenAddress} when one of the answers is not allowed, so that an outsider learns nothing from the mix.
 */
export async function allowedAddresses(host: string, guard: Guard): Promise<Address[]> {
  const found = await guard.resolve(host)
  if (found.length === 0 || !found.every(({ address }) => guard.isAllowed(address))) throw new ForbiddenAddress(host)
  return found
}
