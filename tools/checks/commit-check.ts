const longest = 170;

/** Returns the fault of a commit's subject, in words; null when nothing is. */
export function subjectFault(subject: string): string | null {
  if (subject.length > longest)
    return `has ${subject.length} characters; ${longest} at most, the rest goes below an empty line`;
  if (subject.length < 12) return 'says too little; write what changes for whom, and why';
  if (!/^\p{Lu}/u.test(subject)) return 'begins with a small letter';
  if (/^(wip|fixup!|squash!|amend!|tmp)\b/i.test(subject)) return 'is not meant to stay; squash it';
  if (subject.endsWith('.')) return 'ends with a full stop';
  return null;
}
