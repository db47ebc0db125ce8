/** Site data of the demo; operators replace it. */
export const demoSite = {
  name: '星河',
  index_old_version_site: '',
  seo_title: '星河 - 剧集、电影、综艺、动漫、纪录片高清在线观看',
  seo_keywords: '星河,高清剧集,电影,综艺,动漫,纪录片,在线观看,弹幕',
  seo_description: '星河是一座安静好用的影视站：剧集、电影、综艺、动漫与纪录片，高清流畅，弹幕同看，简繁随心切换。',
  logo: '/logo.svg',
  operator_email: 'operator@localhost',
  live_live: 0,
  adult: 0,
  disclaimer:
    '本站为演示站点：片名、人物、剧情、海报与影片均为项目原创，由程序生成，与任何真实作品无关。站点运营者须对其发布的内容拥有相应权利。',
  copyright: '© 2026 星河 Xinghe · 演示内容可自由使用',
}

/** Blocks of the home page, in order. */
export const demoSections = [
  { title: '剧集', layout: 'ranked', categories: ['juji'], tag: '', order: 'latest', size: 16 },
  { title: '星河特辑', layout: 'editorial', categories: [], tag: '特辑', order: 'score', size: 5 },
  { title: '电影', layout: 'ranked', categories: ['dianying'], tag: '', order: 'latest', size: 16 },
  { title: '综艺·动漫', layout: 'grid', categories: ['zongyi', 'dongman'], tag: '', order: 'hot', size: 10 },
  { title: '纪录片', layout: 'grid', categories: ['jilupian'], tag: '', order: 'latest', size: 10 },
  { title: '海外·少儿', layout: 'grid', categories: ['haiwai', 'shaoer'], tag: '', order: 'hot', size: 10 },
] as const
