import { pages, type VodDetail } from '@xinghe/contract/client'
import { fill, useStrings } from '../core/zh.ts'

/** Everyone named, by role. */
export function DetailPeople({ people }: { people: VodDetail['people'] }) {
  const t = useStrings().detail
  return (
    <ul className="people">
      {people.map(person => (
        <li key={`${person.role}${person.id}`} className="panel">
          <a href={pages.search(person.name)}>
            <span className="people-face" aria-hidden="true">
              {person.name.slice(0, 1)}
            </span>
            <span className="min-w-0">
              <b className="one block font-medium">{person.name}</b>
              <span className="one block text-12 text-ink-3">
                {person.character ? fill(t.asCharacter, { name: person.character }) : t[person.role]}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
