"use client";

import { QRCodeSVG } from "qrcode.react";

/** A link as a QR code on paper, as wide as its container. */
export default function Qr({ link, label }: { link: string; label: string }) {
  return (
    <QRCodeSVG
      value={link}
      title={label}
      level="M"
      marginSize={2}
      bgColor="#fffcf3"
      fgColor="#1a161f"
      className="block size-full"
    />
  );
}
