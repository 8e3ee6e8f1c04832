import { PageHeader } from "#web/ui/page-header.tsx";
import { Buttons } from "./buttons.tsx";
import { Feedback } from "./feedback.tsx";
import { Fields } from "./fields.tsx";
import { Foundations } from "./foundations.tsx";
import { Lists } from "./lists.tsx";
import { Overlays } from "./overlays.tsx";
import { Surfaces } from "./surfaces.tsx";

/** Development only: every shared piece in every state, to look at and to try by keyboard. */
export function GalleryPage() {
  return (
    <main id="topo" className="mx-auto max-w-[1200px] px-4 py-8 sm:px-6">
      <PageHeader title="Peças" subtitle="O que todas as telas compartilham" />
      <Foundations />
      <Buttons />
      <Fields />
      <Feedback />
      <Surfaces />
      <Overlays />
      <Lists />
    </main>
  );
}
