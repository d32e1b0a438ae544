import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The service worker keeps the shell: it has to know the names of all built files, and they carry hashes. */
function shell(): Plugin {
  return {
    name: "shell",
    generateBundle(_, bundle) {
      const files = ["./", ...Object.keys(bundle).filter((name) => name.startsWith("assets/"))];
      const worker = readFileSync(new URL("src/worker.js", import.meta.url), "utf8");
      this.emitFile({
        type: "asset",
        fileName: "worker.js",
        source: worker.replace("__FILES__", JSON.stringify(files)),
      });
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), shell()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
