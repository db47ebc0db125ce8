// Assignments of `update works w … from … r`: when the incoming value replaces the stored one.

const texts = ['original_title', 'blurb', 'content', 'area', 'lang', 'schedule']
const lists = ['aliases', 'genres', 'tags']
const optional = ['total_episodes', 'title_art', 'intro_sec', 'outro_sec']
const described = [
  'category_id',
  'top_category_id',
  'title',
  'identity_key',
  'letter',
  'year',
  'is_finished',
  'is_vip',
  'quality',
]

const assignments = [
  ...texts.map(name => replace(name, `r.${name} <> ''`, `w.${name} = ''`)),
  ...lists.map(name => replace(name, `r.${name} <> '{}'`, `w.${name} = '{}'`)),
  ...optional.map(name => replace(name, `r.${name} is not null`, `w.${name} is null`)),
  ...described.map(name => `${name} = case when r.is_primary then r.${name} else w.${name} end`),
  `remarks = case when r.is_primary and r.remarks <> '' then r.remarks else w.remarks end`,
  ...['poster', 'backdrop'].flatMap(name => [
    replace(name, `r.${name} is not null`, `w.${name} is null`),
    replace(`${name}_color`, `r.${name} is not null`, `w.${name} is null`),
  ]),
  // What members rated outweighs what a feed says.
  `score = case when r.score is not null and w.score_count = 0 and (r.is_primary or w.score is null) then r.score else w.score end`,
  `updated_at = case when r.is_primary then r.updated_at else greatest(w.updated_at, r.updated_at) end`,
]

function replace(name: string, given: string, empty: string): string {
  return `${name} = case when ${given} and (r.is_primary or ${empty}) then r.${name} else w.${name} end`
}

export const keepOr: string = assignments.join(', ')
