import type { Db } from './db.ts'

interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

type Ask<Question, Answer> = (questions: readonly Question[]) => Promise<readonly Answer[]>

/** Questions of one statement at most: with more of them, the first would wait long for the last. */
const MOST = 16
/** Milliseconds after which a statement no longer holds up those who wait: the next one runs beside it. */
const PATIENCE_MS = 25

/**
 * A reader of single questions, made of one that answers several with one statement (answers in the order of the questions).
 * A question that comes alone is asked at once. Under load, those that come while others are being answered share the next
 * statement, so that the busier a site is, the less each of them costs. Where a statement of several fails, each of its
 * questions is asked alone, so that a bad one fails alone. Within a transaction nothing is shared.
 */
export function together<Question, Answer>(
  ask: (db: Db, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (db: Db, question: Question) => Promise<Answer> {
  const queues = new WeakMap<Db, (question: Question) => Promise<Answer>>()
  return async (db, question) => {
    if (db.isTransaction) return (await ask(db, [question]))[0]!
    const queue = queues.get(db) ?? openQueue<Question, Answer>(laneOf(db), questions => ask(db, questions))
    queues.set(db, queue)
    return queue(question)
  }
}

function openQueue<Question, Answer>(lane: Lane, ask: Ask<Question, Answer>): (question: Question) => Promise<Answer> {
  const waiting: Waiting<Question, Answer>[] = []
  const takeTurn = async () => {
    const asked = waiting.splice(0, MOST)
    if (waiting.length > 0) lane(takeTurn)
    await answerAll(ask, asked)
  }
  return question =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (waiting.length === 1) lane(takeTurn)
    })
}

/** Takes turns one after another; they never throw. */
type Lane = (turn: () => Promise<void>) => void

const lanes = new WeakMap<Db, Lane>()

/**
 * All readers of a database share it: with a statement of each at once there are more busy processes than cores, which take
 * turns on them instead (a full site answered 2 to 8 % fewer searches).
 */
function laneOf(db: Db): Lane {
  const lane = lanes.get(db) ?? openLane()
  lanes.set(db, lane)
  return lane
}

function openLane(): Lane {
  const turns: (() => Promise<void>)[] = []
  let isBusy = false

  /** Whoever calls it has set `isBusy`. */
  const takeTurns = async () => {
    let isOverdue = false
    while (turns.length > 0 && !isOverdue) {
      const impatience = setTimeout(() => {
        isOverdue = true
        isBusy = turns.length > 0
        if (isBusy) void takeTurns()
      }, PATIENCE_MS)
      await turns.shift()!()
      clearTimeout(impatience)
    }
    if (!isOverdue) isBusy = false
  }

  return turn => {
    turns.push(turn)
    if (isBusy) return
    isBusy = true
    // Those that are asked in the same breath go along.
    queueMicrotask(takeTurns)
  }
}

/** Settles each of them; never throws itself. */
async function answerAll<Question, Answer>(
  ask: Ask<Question, Answer>,
  asked: readonly Waiting<Question, Answer>[],
): Promise<void> {
  try {
    const answers = await ask(asked.map(one => one.question))
    for (const [at, { resolve }] of asked.entries()) resolve(answers[at]!)
  } catch (error) {
    if (asked.length === 1) asked[0]!.reject(error)
    else await Promise.all(asked.map(one => answerAll(ask, [one])))
  }
}
