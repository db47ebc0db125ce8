/**
 * What people have typed so far when they are on their way to a title of the relevance set or to a person: `name | beginnings`,
 * split by commas. Written before the order of suggestions was tuned: a beginning that does not lead there is a fault of the
 * suggestions, not of this list. Letters that begin many names are not in it: nobody could tell what they mean.
 */
const works = `
庆余年 | 庆,庆余,慶餘,qing yu,qingyu,qingyun,qingyunia,qyn,Joy of,joy of L,庆余年
庆余年第二季 | 庆余年第,庆余年第二,庆余年2,慶餘年第,qingyunian2,qyn2
长河渡 | 长河渡,長河渡,changhed,changhedu,渡长,渡长河
长河落日 | 长河落,長河落,changhel,changheluo,changheluor,chlr
琅琊榜 | 琅,琅琊,瑯琊,langy,langya,langyab,lyb,Nirv,nirvana in
甄嬛传 | 甄,甄嬛,zhenh,zhenhu,zhenhuanz,zhz,后宫,后宫甄,hougong
狂飙 | 狂,狂飙,狂飆,kuang,kuangb,kuangbi,The Kno,the knock
漫长的季节 | 漫,漫长,漫長的,漫长的季,mancha,manchang,manchangde,mcdj,The Long,the long se
三体 | 三,三体,三體,santi,Three-,three-bo,threeb
流浪地球 | 流,流浪,流浪地,liulang,liulangd,liulangdi,lldq,the wand,wander
流浪地球2 | 流浪地球2,流浪地球二,liulangdiqiu2,lldq2
霸王别姬 | 霸,霸王,霸王別,bawang,bawangb,bawangbie,bwb,bwbj,farew,farewell m
让子弹飞 | 让子,让子弹,讓子彈,rangz,rangzid,rangzidan,rzd,rzdf,let the b
肖申克的救赎 | 肖,肖申,肖申克,肖申克的,xiaoshen,xiaoshenk,xskd,刺激,刺激19,月黑
千与千寻 | 千,千与,千與,千与千,qianyu,qianyuq,qianyuqian,qyqx,spirit,spirited
名侦探柯南 | 名侦,名侦探,名偵探,名侦探柯,mingzhen,mingzhent,mztk,柯南,kenan,Detec,detective c,conan
海贼王 | 海贼,海賊,haizei,haizeiw,航海,航海王,one p,one pie
灌篮高手 | 灌,灌篮,灌籃,灌篮高,guanlan,guanlang,glg,glgs,slam,slam d
进击的巨人 第三季 | 进击,進擊,进击的,进击的巨,jinji,jinjide,jinjidej,jjdj
鬼灭之刃 | 鬼,鬼灭,鬼滅,鬼灭之,guimie,guimiez,gmz,gmzr
绝命毒师 | 绝,绝命,絕命,绝命毒,jueming,juemingd,jmds,break,breaking b
权力的游戏 第八季 | 权,权力,權力,权力的,权力的游,quanli,quanlide,quanlidey,game of,game of thr
老友记 | 老,老友,laoyou,laoyouj,lyj,六人,六人行,friend
神探夏洛克 | 神探,神探夏,shentan,shentanx,stxl,夏洛,夏洛克,sherl,sherlo,新世纪
1984 | 19,198,1984,一九八
CSI犯罪现场调查 | CS,csi,CSI犯,犯罪,犯罪现,fanzui,fzxc
火星邮差 | 火,火星,火星邮,火星郵,huoxing,huoxingy,huoxingyou,hxyc
剑隐青冥 | 剑,剑隐,劍隱,剑隐青,jianyin,jianyinq,jyqm
一桌好饭 | 一桌,一桌好,yizhuo,yizhuoh,yzhf
山海拾遗录 | 山海拾,山海拾遗,shanhaish,shanhaishi,shsy,shsyl,山海遗
`

const people = `
张若昀 | 张若,張若,张若昀,zhangruo,zhangruoy
陈道明 | 陈道,陳道,chendao,chendaom
胡歌 | 胡歌,huge
张颂文 | 张颂,張頌,zhangsong,zhangsongw
孙俪 | 孙俪,孫儷,sunli
吴京 | 吴京,吳京,wujing
张国荣 | 张国,張國,zhangguo,zhangguor
宫崎骏 | 宫崎,宮崎,gongqi,gongqij
蒂姆·罗宾斯 | 蒂姆,蒂姆罗,蒂姆·罗
青山刚昌 | 青山刚,qingshang,qingshangang
尾田荣一郎 | 尾田,尾田荣,weitian
布莱恩·克兰斯顿 | 布莱,布莱恩,bulaien
顾晚舟 | 顾晚,顧晚,guwan,guwanz
陆知遥 | 陆知,陸知,luzhi,luzhiy
谢云舟 | 谢云,謝雲,xieyun,xieyunz
`

export interface Expectation {
  name: string
  beginnings: string[]
}

const parse = (table: string): Expectation[] =>
  table
    .trim()
    .split('\n')
    .map(line => {
      const [name = '', beginnings = ''] = line.split('|').map(cell => cell.trim())
      return { name, beginnings: beginnings.split(',') }
    })

export const expectedWorks = parse(works)
export const expectedPeople = parse(people)
