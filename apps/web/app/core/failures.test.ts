import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const seen = vi.hoisted(() => ({ warn: vi.fn(), openDialog: vi.fn(), logout: vi.fn() }))
vi.mock('@xinghe/ui', () => ({ toast: { warn: seen.warn } }))
vi.mock('./dialogs.ts', () => ({ openDialog: seen.openDialog }))
vi.mock('./session.ts', () => ({ logout: seen.logout }))

const { answerFailure } = await import('./failures.ts')

beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.unstubAllGlobals())

it('shows the sentence of code 7', () => {
  answerFailure(7, '请求已失效，请刷新页面')
  expect(seen.warn).toHaveBeenCalledWith('请求已失效，请刷新页面')
})

it('opens the login dialog for code 12', () => {
  answerFailure(12, '')
  expect(seen.openDialog).toHaveBeenCalledWith('login')
})

it.each([13, 16])('logs out without a reload for code %d', code => {
  answerFailure(code, '')
  expect(seen.logout).toHaveBeenCalledWith({ reload: false })
})

it('logs out for code 14', () => {
  answerFailure(14, '')
  expect(seen.logout).toHaveBeenCalledWith()
})

it.each([11, 15, 17])('says nothing for code %d', code => {
  answerFailure(code, '')
  for (const effect of Object.values(seen)) expect(effect).not.toHaveBeenCalled()
})
