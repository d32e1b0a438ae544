/** Which screen is shown: it stands behind the # of the address, so that every screen has a link. */
export interface Route {
  screen: string;
  /** What follows the screen: `#/replay/ID/12` has two. */
  rest: string[];
  query: URLSearchParams;
}

export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [screen = "", ...rest] = path.split("/").map(decodeURIComponent);
  return { screen: screen || "home", rest: rest.filter(Boolean), query: new URLSearchParams(query) };
}

class Place {
  route = $state.raw(readRoute(location.hash));
  /** Where one was before, as it stands behind the #; empty on the first screen. */
  before = $state.raw("");
}

export const place = new Place();

addEventListener("hashchange", (event) => {
  place.before = new URL(event.oldURL).hash;
  place.route = readRoute(location.hash);
  scrollTo(0, 0);
});

export function go(path: string): void {
  location.hash = `#/${path}`;
}
