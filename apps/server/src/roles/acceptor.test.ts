import type { Worker } from 'node:cluster'
import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestLog } from '../testing/test-log.ts'
import { createAcceptor } from './acceptor.ts'
import type { ConnectionMessage, FromChild } from './child-protocol.ts'

/** A web process as the primary sees it, which does nothing by itself. */
class Process extends EventEmitter {
  readonly given: { id: number; socket: Socket }[] = []
  isGone = false

  isDead = () => this.isGone
  isConnected = () => !this.isGone

  send({ id }: ConnectionMessage, socket: Socket, _options: object, onSent: (error: Error | null) => void): void {
    if (!this.isGone) this.given.push({ id, socket })
    process.nextTick(onSent, this.isGone ? new Error('channel closed') : null)
  }

  say(message: FromChild): void {
    this.emit('message', message)
  }

  take(at: number): void {
    this.say({ type: 'taken', id: this.given[at]!.id })
  }

  end(): void {
    this.isGone = true
    this.emit('exit')
  }
}

async function openDoor(...processes: Process[]) {
  const { log } = createTestLog()
  const acceptor = createAcceptor(log)
  for (const each of processes) acceptor.share(each as unknown as Worker)
  const port = await acceptor.listen(0, '127.0.0.1')
  onTestFinished(() => acceptor.close())
  const share = (late: Process) => acceptor.share(late as unknown as Worker)
  const all = () => processes.reduce((sum, each) => sum + each.given.length, 0)
  /** One after the other, so that it is known who is whose. */
  const knock = async (times: number) => {
    const clients: Socket[] = []
    for (let n = 0; n < times; n++) {
      const before = all()
      const client = connect(port, '127.0.0.1').on('error', () => undefined)
      onTestFinished(() => void client.destroy())
      await once(client, 'connect')
      if (processes.length > 0) await vi.waitFor(() => expect(all()).toBe(before + 1))
      clients.push(client)
    }
    return clients
  }
  const counts = () => processes.map(each => each.given.length)
  return { knock, counts, share }
}

test('each connection goes where the fewest are open', async () => {
  const [one, other] = [new Process(), new Process()]
  const { knock, counts } = await openDoor(one, other)
  await knock(4)
  expect(counts()).toEqual([2, 2])
  for (const each of [one, other]) for (const at of [0, 1]) each.take(at)
  other.say({ type: 'closed' })
  other.say({ type: 'closed' })
  await knock(2)
  expect(counts()).toEqual([2, 4])
})

test('what a process has not taken when it ends goes to another, what it has taken is gone', async () => {
  const [one, other] = [new Process(), new Process()]
  const { knock, counts } = await openDoor(one, other)
  await knock(4)
  one.take(0)
  const kept = one.given[1]!.socket
  expect([one.given[0]!.socket.destroyed, kept.destroyed]).toEqual([true, false])
  one.end()
  expect(counts()).toEqual([2, 3])
  expect(other.given[2]!.socket).toBe(kept)
  await knock(1)
  expect(counts()).toEqual([2, 4])
})

test('a process whose channel has closed is found out by the first it is sent', async () => {
  const [one, other] = [new Process(), new Process()]
  const { knock, counts, share } = await openDoor(one, other)
  one.isGone = true
  await knock(2)
  expect(counts()).toEqual([0, 2])
  const late = new Process()
  late.isGone = true
  share(late)
  await knock(2)
  expect([counts(), late.given]).toEqual([[0, 4], []])
})

test('one that did not arrive is ended and no longer counted', async () => {
  const [one, other] = [new Process(), new Process()]
  const { knock, counts } = await openDoor(one, other)
  const [first] = await knock(4)
  const ended = once(first!, 'close')
  one.take(1)
  first!.resume()
  await ended
  await knock(1)
  expect(counts()).toEqual([3, 2])
})

test('a process that closes, or takes nothing, gets no more', async () => {
  const [one, other] = [new Process(), new Process()]
  const { knock, counts } = await openDoor(one, other)
  await knock(2)
  one.say({ type: 'closing' })
  await knock(3)
  expect(counts()).toEqual([1, 4])
  const [stuck, quick] = [new Process(), new Process()]
  const door = await openDoor(stuck, quick)
  await door.knock(2)
  quick.take(0)
  const later = performance.now() + 2_000
  vi.spyOn(performance, 'now').mockImplementation(() => later)
  onTestFinished(() => void vi.restoreAllMocks())
  await door.knock(1)
  quick.take(1)
  await door.knock(1)
  expect(door.counts()).toEqual([1, 3])
})

test('who comes while there is no process waits for one', async () => {
  const { knock, share } = await openDoor()
  await knock(2)
  const first = new Process()
  share(first)
  await vi.waitFor(() => expect(first.given).toHaveLength(2))
})
