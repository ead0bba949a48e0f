/** Latin spelling of Cyrillic letters by the Transliteration Act of 2009. */
const latin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
}

/** A text in the Latin spelling of the Act: "ия" at the end of a word is "ia". */
export function transliterated(text: string): string {
  return Array.from(text.replace(/ия(?!\p{Letter})/giu, 'иа'), (letter) => {
    const small = letter.toLowerCase()
    const spelled = latin[small]
    if (spelled === undefined || letter === small) return spelled ?? letter
    return spelled[0]!.toUpperCase() + spelled.slice(1)
  }).join('')
}
