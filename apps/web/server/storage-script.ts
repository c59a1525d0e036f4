/**
 * Runs before everything else of a page. A browser may refuse storage: in a frame of somebody else's site where it
 * blocks other sites' data, or everywhere, where the visitor forbids it. Reading the property throws then, and every
 * store of the page, the wallet library's included, would fall over. They get one that lasts as long as the page.
 */
export const storageScript =
  '["localStorage","sessionStorage"].forEach(n=>{try{window[n].length}catch{let m=new Map;' +
  'Object.defineProperty(window,n,{configurable:true,value:{' +
  'getItem:k=>m.get(String(k))??null,setItem:(k,v)=>{m.set(String(k),String(v))},removeItem:k=>{m.delete(String(k))},' +
  'clear:()=>m.clear(),key:i=>[...m.keys()][i]??null,get length(){return m.size}}})}});'
