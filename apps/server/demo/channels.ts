/** A channel of the demo line-up; its logo is `art/demo/channel-<slug>`. */
export interface DemoChannel {
  slug: string
  name: string
  /** One character, for the logo. */
  mark: string
  colour: string
  group: string
}

export const channels: readonly DemoChannel[] = [
  { slug: 'xh1', name: '星河综合', mark: '综', colour: '#d8453c', group: '星河台' },
  { slug: 'xhxw', name: '星河新闻', mark: '闻', colour: '#2f6fde', group: '星河台' },
  { slug: 'xhty', name: '星河体育', mark: '体', colour: '#e2882b', group: '星河台' },
  { slug: 'xhys', name: '星河影视', mark: '影', colour: '#8a5a3c', group: '星河台' },
  { slug: 'xhjl', name: '星河纪实', mark: '纪', colour: '#2d8c6b', group: '星河台' },
  { slug: 'xhse', name: '星河少儿', mark: '少', colour: '#efb22e', group: '星河台' },
  { slug: 'jzws', name: '江洲卫视', mark: '江', colour: '#c2362f', group: '卫视' },
  { slug: 'ylws', name: '云岭卫视', mark: '云', colour: '#1d7a4c', group: '卫视' },
  { slug: 'hzws', name: '海州卫视', mark: '海', colour: '#0f7fae', group: '卫视' },
  { slug: 'xcws', name: '雪城卫视', mark: '雪', colour: '#5b7fa6', group: '卫视' },
  { slug: 'nwds', name: '南湾都市', mark: '南', colour: '#ef6c3a', group: '地方' },
  { slug: 'lwc', name: '伦桥中文台', mark: '桥', colour: '#39435a', group: '海外' },
  { slug: 'pac', name: '环太平洋台', mark: '环', colour: '#0f9b8e', group: '海外' },
  { slug: 'nyx', name: '新岸国际', mark: '岸', colour: '#a8323e', group: '海外' },
]
