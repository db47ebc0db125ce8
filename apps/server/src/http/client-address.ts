import { createHmac } from 'node:crypto'
import ipaddr from 'ipaddr.js'

/**
 * Address of the caller: the connection's own, or with `trustProxy` n ≥ 1 the n-th from the right of X-Forwarded-For, which is
 * what the outermost believed proxy saw. Anything further left can be forged.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustProxy: number): string {
  const hops = trustProxy > 0 && forwardedFor ? forwardedFor.split(',') : []
  const named = hops[Math.max(0, hops.length - trustProxy)]?.trim()
  return plain(named && ipaddr.isValid(named) ? named : (peer ?? ''))
}

/** What is counted as one caller: an IPv4 address, or the /64 network that one IPv6 customer owns. */
export function limitKey(address: string): string {
  if (!address.includes(':') || !ipaddr.IPv6.isValid(address)) return address
  return ipaddr.IPv6.parse(address).toByteArray().slice(0, 8).join('.')
}

/** Loopback callers are the operator, or a proxy nobody told us about: limiting those would limit every visitor at once. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

/** Stable pseudonym of an address, so that counters and flood rules need not store it. @param key one that visitors do not know */
export function addressPseudonym(key: Uint8Array, address: string): string {
  return `ip:${createHmac('sha256', key).update(limitKey(address)).digest('base64url').slice(0, 16)}`
}

function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
}
