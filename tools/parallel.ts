import { spawn } from 'node:child_process'

export interface Step {
  name: string
  command: string
  args: string[]
  cwd?: string
}

export interface StepResult {
  step: Step
  code: number
  output: string
  seconds: number
}

/** Runs one step and collects its output; a step that cannot be started counts as failed with the reason as output. */
export function runQuietly(step: Step): Promise<StepResult> {
  const begun = performance.now()
  return new Promise(resolve => {
    let output = ''
    const end = (code: number) => resolve({ step, code, output, seconds: (performance.now() - begun) / 1000 })
    const child = spawn(step.command, step.args, { cwd: step.cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', chunk => {
      output += chunk
    })
    child.stderr.on('data', chunk => {
      output += chunk
    })
    child.on('error', error => {
      output += error.message
      end(1)
    })
    child.on('close', code => end(code ?? 1))
  })
}

/** Runs the steps, `width` at a time, and prints each result as it comes: one line when green, all output when red. */
export async function runAll(steps: Step[], width: number): Promise<StepResult[]> {
  const results: StepResult[] = []
  const waiting = [...steps]
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runQuietly(step)
      results.push(result)
      const mark = result.code === 0 ? '✓' : '✗'
      console.log(`${mark} ${step.name} ${result.seconds.toFixed(1)} s`)
      if (result.code !== 0) console.log(result.output)
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
