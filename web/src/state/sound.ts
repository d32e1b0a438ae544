/** Soft, short sounds, made here. Off unless switched on. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, seconds: number, volume: number, shape: OscillatorType): void {
  const audio = (context ??= new AudioContext());
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  oscillator.type = shape;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, audio.currentTime);
  gain.gain.linearRampToValueAtTime(volume, audio.currentTime + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start();
  oscillator.stop(audio.currentTime + seconds);
}

function paper(): void {
  const audio = (context ??= new AudioContext());
  const noise = audio.createBuffer(1, audio.sampleRate * 0.09, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = 2600;
  gain.gain.value = 0.12;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

function bell(): void {
  for (const [frequency, volume] of [
    [523, 0.1],
    [1047, 0.05],
    [1568, 0.03],
  ] as const)
    tone(frequency, 1.1, volume, "sine");
}

/** Sounds by name. A game says which it makes of an event. */
const SOUNDS: Record<string, () => void> = {
  paper,
  bell,
  low: () => tone(147, 0.7, 0.1, "triangle"),
  deep: () => tone(98, 0.8, 0.14, "triangle"),
  knock: () => tone(110, 0.3, 0.08, "triangle"),
  wood: () => tone(330, 0.12, 0.08, "triangle"),
  tick: () => tone(1320, 0.06, 0.04, "square"),
  glimpse: () => tone(659, 0.35, 0.05, "sine"),
  call: () => (tone(784, 0.5, 0.07, "sine"), tone(1175, 0.9, 0.05, "sine")),
};

export function play(sound: string): void {
  if (settings.sound) SOUNDS[sound]?.();
}
