import Foundation
import MezzanineCore

/// Floating labels for all locations.
@available(*, deprecated, message: "Use MezzanineCore.LabelsTopic.")
public struct FloatingLabelAllLocations: Sendable, Hashable {
  /// Look of the labels.
  public var appearance: FloatingLabelAppearance?

  /// Makes options.
  public init(appearance: FloatingLabelAppearance? = nil) {
    self.appearance = appearance
  }
}

/// Look of floating labels.
@available(*, deprecated, message: "Use MezzanineCore.LabelItem.")
public struct FloatingLabelAppearance: Sendable, Hashable {
  /// Look of the text.
  public var text: Text?
  /// Look of the marker.
  public var marker: Marker?
  /// No longer has an effect; reported once.
  @available(*, deprecated, message: "Labels that would overlap are hidden.")
  public var margin: Double?

  /// Makes a look.
  public init(text: Text? = nil, marker: Marker? = nil, margin: Double? = nil) {
    self.text = text
    self.marker = marker
    self.margin = margin
  }

  /// Dark letters on a light ground.
  @available(*, deprecated, message: "Use LabelItem.color and LabelItem.haloColor.")
  public static let darkOnLight = FloatingLabelAppearance(
    text: Text(foregroundColor: "#16181D", backgroundColor: "#FFFDF9"))

  /// Light letters on a dark ground.
  @available(*, deprecated, message: "Use LabelItem.color and LabelItem.haloColor.")
  public static let lightOnDark = FloatingLabelAppearance(
    text: Text(foregroundColor: "#F4F1EA", backgroundColor: "#14171C"))

  /// Look of the text of floating labels.
  @available(*, deprecated, message: "Use MezzanineCore.LabelItem.")
  public struct Text: Sendable, Hashable {
    /// No longer has an effect; reported once.
    @available(*, deprecated, message: "Labels have at most six lines.")
    public var numLines: Int?
    /// CSS color of the letters.
    @available(*, deprecated, message: "Use LabelItem.color.")
    public var foregroundColor: String?
    /// CSS color around the letters.
    @available(*, deprecated, message: "Use LabelItem.haloColor.")
    public var backgroundColor: String?
    /// Size of the letters in points, 6 to 64; default 13.
    @available(*, deprecated, message: "Use LabelItem.fontSizePixels.")
    public var size: Double?
    /// Width at which lines break, 20 to 400 points; default 112.
    @available(*, deprecated, message: "Use LabelItem.maxWidthPixels.")
    public var maxWidth: Double?
    /// No longer has an effect; reported once.
    @available(*, deprecated, message: "Set maxWidth and size.")
    public var lineHeight: Double?

    /// Makes a look.
    public init(
      numLines: Int? = nil, foregroundColor: String? = nil, backgroundColor: String? = nil, size: Double? = nil,
      maxWidth: Double? = nil, lineHeight: Double? = nil
    ) {
      self.numLines = numLines
      self.foregroundColor = foregroundColor
      self.backgroundColor = backgroundColor
      self.size = size
      self.maxWidth = maxWidth
      self.lineHeight = lineHeight
    }
  }

  /// Look of the marker of floating labels.
  @available(*, deprecated, message: "Use MezzanineCore.LabelIcon.")
  public struct Marker: Sendable, Hashable {
    /// No longer has an effect; reported once.
    @available(*, deprecated, message: "Set the colors in the SVG text of the icon.")
    public var foregroundColor: Color?
    /// No longer has an effect; reported once.
    @available(*, deprecated, message: "Set the colors in the SVG text of the icon.")
    public var backgroundColor: Color?
    /// SVG text of an icon that replaces the dot.
    @available(*, deprecated, message: "Use LabelItem.icon.")
    public var icon: String?
    /// Size of the icon in points, 8 to 96; default 24.
    @available(*, deprecated, message: "Use LabelIcon.Image.sizePixels.")
    public var iconSize: Double?
    /// No longer has an effect; reported once.
    @available(*, deprecated, message: "Set iconSize.")
    public var size: Double?
    /// No longer has an effect; reported once.
    @available(*, deprecated, message: "Icons are visible whenever their label is.")
    public var iconVisibilityThreshold: Double?

    /// Makes a look.
    public init(
      foregroundColor: Color? = nil, backgroundColor: Color? = nil, icon: String? = nil, iconSize: Double? = nil,
      size: Double? = nil, iconVisibilityThreshold: Double? = nil
    ) {
      self.foregroundColor = foregroundColor
      self.backgroundColor = backgroundColor
      self.icon = icon
      self.iconSize = iconSize
      self.size = size
      self.iconVisibilityThreshold = iconVisibilityThreshold
    }
  }

  /// Colors of a marker. They no longer have an effect.
  @available(*, deprecated, message: "Set the colors in the SVG text of the icon.")
  public struct Color: Sendable, Hashable {
    /// CSS color of visible labels.
    public var active: String?
    /// CSS color of hidden labels.
    public var inactive: String?

    /// Makes colors.
    public init(active: String? = nil, inactive: String? = nil) {
      self.active = active
      self.inactive = inactive
    }
  }
}

/// Makes floating labels with a look.
@available(*, deprecated)
@MainActor func floatingLabels(
  _ appearance: FloatingLabelAppearance?
) throws(MezzanineError) -> (LabelText) -> LabelItem {
  let text = appearance?.text
  let marker = appearance?.marker
  let markerColor = "Set the colors in the SVG text of the icon."
  reportOptions(
    "FloatingLabelAppearance",
    [
      ("margin", appearance?.margin, "Labels that would overlap are hidden."),
      ("text.numLines", text?.numLines, "Labels have at most six lines."),
      ("text.lineHeight", text?.lineHeight, "Set maxWidth and size."),
      ("marker.size", marker?.size, "Set iconSize."),
      (
        "marker.iconVisibilityThreshold", marker?.iconVisibilityThreshold,
        "Icons are visible whenever their label is."
      ),
      ("marker.foregroundColor", marker?.foregroundColor, markerColor),
      ("marker.backgroundColor", marker?.backgroundColor, markerColor),
    ])
  try requireNumber("appearance.text.size", text?.size, from: 6, to: 64)
  try requireNumber("appearance.text.maxWidth", text?.maxWidth, from: 20, to: 400)
  try requireNumber("appearance.marker.iconSize", marker?.iconSize, from: 8, to: 96)
  let icon: LabelIcon = marker?.icon.map { .image(url: urlOf($0), sizePixels: marker?.iconSize) } ?? .dot()
  return { label in
    LabelItem(
      key: label.key, target: label.target, text: label.text, color: text?.foregroundColor,
      haloColor: text?.backgroundColor, fontSizePixels: text?.size, maxWidthPixels: text?.maxWidth, icon: icon)
  }
}

private func urlOf(_ svg: String) -> String {
  let kept = CharacterSet.alphanumerics.intersection(CharacterSet(charactersIn: "\u{0}"..."\u{7F}"))
  let encoded = svg.addingPercentEncoding(withAllowedCharacters: kept) ?? ""
  return "data:image/svg+xml;charset=utf-8,\(encoded)"
}
