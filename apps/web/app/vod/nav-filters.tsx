import { type NavFilter, pages, type VodCategory } from '@xinghe/contract/client'
import { ChipLink } from '@xinghe/ui'
import { useStrings } from '../core/zh.ts'
import { chipsOf, type Filter, type NavPlace, yearChoices } from './nav-filter.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

interface NavFiltersProps {
  types: readonly VodCategory[]
  place: NavPlace
  filter: Filter
}

interface Choice {
  name: string
  href: string
  chosen: boolean
}

/** Every condition as a row of links: the list they lead to is an address of its own. */
export function NavFilters({ types, place, filter }: NavFiltersProps) {
  const strings = useStrings()
  const t = strings.nav
  const { typeId, childId } = place
  const { page: _, ...rest } = filter
  const chips = chipsOf(types, place)
  const all = { name: strings.shell.all, value: '' }
  const by = (field: keyof NavFilter, choices: readonly { name: string; value: string }[]): Choice[] =>
    [all, ...choices].map(({ name, value }) => ({
      name,
      href: pages.nav(typeId, childId, { ...rest, [field]: value }),
      chosen: (filter[field] ?? '') === value,
    }))
  const named = (names: readonly string[]) => names.map(name => ({ name, value: name }))
  const { order } = filter
  const top = (id: number, name: string) => ({ name, href: pages.nav(id, 0, { order }), chosen: id === typeId })
  const child = (id: number, name: string) => ({ name, href: pages.nav(typeId, id, rest), chosen: id === childId })
  const tops = types.filter(item => item.typePid === 0 && item.typeEn !== 'chengren')
  const children = typeId === 0 ? [] : types.filter(item => item.typePid === typeId)
  return (
    <section className="filters panel" aria-label={t.filters}>
      <Row
        name={t.channel}
        choices={[top(0, strings.shell.all), ...tops.map(item => top(item.typeId, item.typeName))]}
      />
      <Row
        name={t.kind}
        choices={[child(0, strings.shell.all), ...children.map(item => child(item.typeId, item.typeName))]}
      />
      <Row name={t.area} choices={by('area', named(chips.areas))} />
      <Row name={t.genre} choices={by('types', named(chips.genres))} />
      <Row name={t.year} choices={by('year', yearChoices(chips.years, t))} />
      <Row
        name={t.vip}
        choices={by('vip', [
          { name: t.free, value: '0' },
          { name: t.vipOnly, value: '1' },
        ])}
      />
      <Row
        name={t.letter}
        className="letters"
        choices={by('letter', [...named(letters), { name: t.digits, value: '0' }])}
      />
    </section>
  )
}

/** A row that offers nothing but "all" is left out. */
function Row({ name, choices, className }: { name: string; choices: readonly Choice[]; className?: string }) {
  if (choices.length < 2) return null
  return (
    <div className={className}>
      <h2 className="filters-name">{name}</h2>
      <nav aria-label={name}>
        {choices.map(choice => (
          <ChipLink key={choice.name} href={choice.href} chosen={choice.chosen}>
            {choice.name}
          </ChipLink>
        ))}
      </nav>
    </div>
  )
}
