/** A team of the demo leagues; its badge is `art/demo/team-<slug>`. */
export interface DemoTeam {
  slug: string
  name: string
  /** Two characters, for the badge. */
  short: string
  /** Main, second and detail colour. */
  colours: readonly [string, string, string]
  motif: 'waves' | 'peak' | 'anchor' | 'stripes' | 'wing' | 'flake' | 'sun' | 'tower' | 'cross' | 'star'
}

export const teams: readonly DemoTeam[] = [
  { slug: 'linjiang', name: '临江竞技', short: '临江', colours: ['#c4342d', '#7d1518', '#f6e7cf'], motif: 'waves' },
  { slug: 'beiyuan', name: '北原联', short: '北原', colours: ['#1f4e9c', '#0e2a5e', '#e9eef8'], motif: 'peak' },
  { slug: 'haizhou', name: '海州蓝鲸', short: '海州', colours: ['#0f88b4', '#074a6b', '#d8f3fa'], motif: 'anchor' },
  { slug: 'yunling', name: '云岭山猫', short: '云岭', colours: ['#1d7a4c', '#0a3d29', '#eaf5dc'], motif: 'stripes' },
  { slug: 'jindu', name: '金渡飞鹰', short: '金渡', colours: ['#d99a1e', '#5d3a06', '#20160a'], motif: 'wing' },
  { slug: 'xuecheng', name: '雪城冰刃', short: '雪城', colours: ['#dfe9f0', '#4f7fa8', '#16344f'], motif: 'flake' },
  { slug: 'nanwan', name: '南湾潮', short: '南湾', colours: ['#ef6c3a', '#8f2f12', '#fff0e2'], motif: 'sun' },
  { slug: 'xishan', name: '西山铁卫', short: '西山', colours: ['#3a3f4a', '#15171c', '#e3c27a'], motif: 'tower' },
  { slug: 'donghe', name: '东河骑士', short: '东河', colours: ['#6b2f44', '#34121f', '#f3dfd0'], motif: 'cross' },
  { slug: 'guangming', name: '光明港', short: '光明', colours: ['#0f9b8e', '#06514c', '#f2fbf5'], motif: 'star' },
]
