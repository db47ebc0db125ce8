/** A typed event emitter; `on` returns the function that stops listening. */
export interface Emitter<Events> {
  on<K extends keyof Events>(name: K, listener: (value: Events[K]) => void): () => void
  emit<K extends keyof Events>(name: K, value: Events[K]): void
  clear(): void
}

export function createEmitter<Events>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(value: never) => void>>()
  return {
    on(name, listener) {
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set.add(listener))
      return () => set.delete(listener)
    },
    emit(name, value) {
      for (const listener of [...(listeners.get(name) ?? [])]) listener(value as never)
    },
    clear: () => listeners.clear(),
  }
}
