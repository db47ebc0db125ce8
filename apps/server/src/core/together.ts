import type { Db } from './db.ts'

export interface TogetherOptions {
  /** Statements that may run at a time in this process; what comes meanwhile is asked with the next. */
  lanes: number
  /** Questions of one statement at most. */
  most: number
}

interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * A reader of single questions from one that answers many with one statement (answers in the order of the questions).
 * A question that comes alone is asked at once; under load, those that come while others are being answered share the next
 * statement, so that the busier a site is, the less each of them costs. Where a statement of several fails, each of its
 * questions is asked alone, so that a bad one fails alone. Within a transaction questions are never shared.
 */
export function together<Question, Answer>(
  ask: (db: Db, questions: readonly Question[]) => Promise<readonly Answer[]>,
  options: TogetherOptions,
): (db: Db, question: Question) => Promise<Answer> {
  const queues = new WeakMap<Db, (question: Question) => Promise<Answer>>()
  const alone = async (db: Db, question: Question) => (await ask(db, [question]))[0]!
  return (db, question) => {
    if (db.isTransaction) return alone(db, question)
    const known = queues.get(db)
    if (known) return known(question)
    const opened = openQueue({ ask: questions => ask(db, questions), alone: one => alone(db, one) }, options)
    queues.set(db, opened)
    return opened(question)
  }
}

interface Asking<Question, Answer> {
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>
  alone: (question: Question) => Promise<Answer>
}

function openQueue<Question, Answer>(asking: Asking<Question, Answer>, { lanes, most }: TogetherOptions) {
  const waiting: Waiting<Question, Answer>[] = []
  let running = 0

  const runLane = async () => {
    running++
    while (waiting.length > 0) await answerAll(asking, waiting.splice(0, most))
    running--
  }

  return (question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (running < lanes) void runLane()
    })
}

/** Settles each of them; never throws itself. */
async function answerAll<Question, Answer>(
  { ask, alone }: Asking<Question, Answer>,
  batch: readonly Waiting<Question, Answer>[],
): Promise<void> {
  try {
    const answers = await ask(batch.map(one => one.question))
    for (const [at, { resolve }] of batch.entries()) resolve(answers[at]!)
  } catch (error) {
    if (batch.length === 1) batch[0]!.reject(error)
    else await Promise.all(batch.map(({ question, resolve, reject }) => alone(question).then(resolve, reject)))
  }
}
