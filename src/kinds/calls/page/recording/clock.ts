const two = (value: number) => String(value).padStart(2, '0');

/** `0:07`, `12:30`, `1:02:03`. @param time in seconds */
export function clock(time: number): string {
  const whole = Math.floor(time);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
