/** The site cannot start for a reason its operator can mend. The message is for him and is shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** What `work` gives; its failure, whatever it is, means that the site cannot start: `<sentence>: <reason>`. */
export async function needed<T>(sentence: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new StartError(`${sentence}: ${reasonOf(error)}`, { cause: error })
  }
}

/** Why something outside of this program failed: of several attempts the first, of several lines all. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}
