/** Progress lines on stderr, so that stdout stays free for results. */
export function say(line) {
  process.stderr.write(`· ${line}\n`)
}

/** Ends the process with one readable sentence. */
export function giveUp(sentence) {
  process.stderr.write(`✗ ${sentence}\n`)
  process.exit(1)
}
