/**
 * Titles with what people type when they mean them; `title | aliases | people | queries`, lists split by commas. Written
 * before the ranking was tuned: a query that fails is a fault of the ranking, not of this list.
 */
const table = `
庆余年 | Joy of Life | 张若昀,李沁,陈道明 | 庆余年,慶餘年,qyn,qingyunian,庆余,qingyu,庆余年第一季,庆余牛,庆于年,Joy of Life,joy of,qinyunian,庆余年 张若昀
庆余年第二季 | Joy of Life 2 | 张若昀,李沁 | 庆余年2,庆余年第二季,慶餘年第二季,庆余年２,庆余年 第2季,qyn2,qingyunian2,庆余年S02
长河渡 | 渡长河 | 沈渡,顾晚舟 | 长河渡,長河渡,changhedu,chd,渡长河,长河杜,changhdu,顾晚舟,guwanzhou
长河落日 | | 林北望 | 长河落日,chlr,changheluori,长河落,長河落日,长河洛日
琅琊榜 | Nirvana in Fire | 胡歌,刘涛,王凯 | 琅琊榜,瑯琊榜,lyb,langyabang,朗牙榜,琅琊,Nirvana in Fire,nirvana,琅琊榜 胡歌,lanyaban
甄嬛传 | 后宫甄嬛传 | 孙俪,陈建斌 | 甄嬛传,甄嬛傳,zhz,zhenhuanzhuan,真还传,甄环传,后宫甄嬛传,zhenhuan,zenhuanzuan,甄嬛
狂飙 | The Knockout | 张译,张颂文 | 狂飙,狂飆,kuangbiao,kuangbia,狂彪,The Knockout,张颂文,zhangsongwen
漫长的季节 | The Long Season | 范伟,秦昊 | 漫长的季节,漫長的季節,mcdjj,manchangdejijie,漫长季节,漫长的季结,The Long Season,漫长的
三体 | Three-Body | 张鲁一,于和伟 | 三体,三體,santi,三体 张鲁一,Three-Body,three body,3体
流浪地球 | The Wandering Earth | 吴京,屈楚萧 | 流浪地球,流浪地球1,lldq,liulangdiqiu,流浪地,流狼地球,the wandering earth,wandering
流浪地球2 | The Wandering Earth II | 吴京,刘德华 | 流浪地球2,流浪地球二,lldq2,liulangdiqiu2,流浪地球２
霸王别姬 | Farewell My Concubine | 张国荣,巩俐 | 霸王别姬,霸王別姬,bwbj,bawangbieji,霸王别鸡,霸王,张国荣,farewell my,farewell
让子弹飞 | Let the Bullets Fly | 姜文,葛优 | 让子弹飞,讓子彈飛,rzdf,rangzidanfei,让子但飞,子弹飞,姜文 子弹
肖申克的救赎 | 刺激1995,月黑高飞 | 蒂姆·罗宾斯 | 肖申克的救赎,肖申克,xskdjs,xiaoshenke,刺激1995,月黑高飞,肖生克的救赎,蒂姆罗宾斯
千与千寻 | 千と千尋の神隠し,Spirited Away | 宫崎骏 | 千与千寻,千與千尋,qyqx,qianyuqianxun,千寻,宫崎骏,Spirited Away,千于千寻
名侦探柯南 | 名探偵コナン,Detective Conan | 青山刚昌 | 名侦探柯南,名偵探柯南,mztkn,柯南,kenan,mingzhentankenan,Detective Conan,conan,名侦探科南
海贼王 | 航海王,ONE PIECE | 尾田荣一郎 | 海贼王,海賊王,航海王,hzw,haizeiwang,one piece,ONE PIECE,onepiece,海贼
灌篮高手 | SLAM DUNK | 井上雄彦 | 灌篮高手,灌籃高手,glgs,guanlangaoshou,slam dunk,slamdunk,灌兰高手
进击的巨人 第三季 | 進撃の巨人 | 荒木哲郎 | 进击的巨人3,进击的巨人第三季,進擊的巨人第三季,进击的巨人 S3,jjdjr,jinjidejuren
鬼灭之刃 | 鬼滅の刃 | 花江夏树 | 鬼灭之刃,鬼滅之刃,gmzr,guimiezhiren,鬼灭,鬼灭之刀,花江夏树
绝命毒师 | Breaking Bad | 布莱恩·克兰斯顿 | 绝命毒师,絕命毒師,jmds,breaking bad,breakingbad,breaking,juemingdushi,绝命毒帅
权力的游戏 第八季 | Game of Thrones | 彼特·丁拉基 | 权力的游戏8,权力的游戏第八季,權力的遊戲第八季,权利的游戏第八季,game of thrones,quanlideyouxi
老友记 | 六人行,Friends | 詹妮弗·安妮斯顿 | 老友记,老友記,六人行,friends,lyj,laoyouji,老友纪
神探夏洛克 | Sherlock,新世纪福尔摩斯 | 本尼迪克特·康伯巴奇 | 神探夏洛克,sherlock,sherlok,stxlk,夏洛克,shentanxialuoke,新世纪福尔摩斯,神探夏洛刻
1984 | 一九八四 | 约翰·赫特 | 1984,一九八四,１９８４
CSI犯罪现场调查 | CSI | 威廉·彼得森 | CSI,csi犯罪现场,犯罪现场调查,fzxcdc,ＣＳＩ
火星邮差 | The Postman of Mars | 陆知遥 | 火星邮差,火星郵差,hxyc,huoxingyouchai,火星由差,火星邮,邮差,huoxinyoucai,陆知遥
剑隐青冥 | | 谢云舟 | 剑隐青冥,劍隱青冥,jyqm,jianyinqingming,剑隐青明,剑隐清冥,jianyinqinmin,谢云舟
一桌好饭 | | 何佳 | 一桌好饭,一桌好飯,yzhf,yizhuohaofan,一桌好反,好饭
山海拾遗录 | 山海遗录 | 程远 | 山海拾遗录,山海拾遺錄,shsyl,shanhaishiyilu,山海十一录,山海遗录,山海拾,sanhaisiyilu
`

export interface RelevantWork {
  title: string
  aliases: string[]
  people: string[]
  queries: string[]
}

const list = (text = '') =>
  text
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '')

export const relevantWorks: RelevantWork[] = table
  .trim()
  .split('\n')
  .map(line => {
    const [title = '', aliases, people, queries] = line.split('|').map(cell => cell.trim())
    return { title, aliases: list(aliases), people: list(people), queries: list(queries) }
  })
