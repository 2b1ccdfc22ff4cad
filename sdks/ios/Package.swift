// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Mezzanine",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "Mezzanine", targets: ["Mezzanine"]),
    .library(name: "MezzanineCore", targets: ["MezzanineCore"]),
  ],
  targets: [
    .target(name: "MezzanineCore"),
    .target(name: "Mezzanine", dependencies: ["MezzanineCore"], resources: [.process("Resources")]),
    .testTarget(name: "MezzanineCoreTests", dependencies: ["MezzanineCore"]),
    .testTarget(name: "MezzanineTests", dependencies: ["Mezzanine"]),
  ],
  swiftLanguageModes: [.v6]
)

// Linux has none of Apple's frameworks. Their declarations are enough to check types, and nothing of them is run.
#if os(Linux)
  let frameworks = ["CoreLocation", "UIKit", "SwiftUI", "WebKit"]
  for framework in frameworks {
    package.targets.append(
      .target(
        name: framework,
        dependencies: ["SwiftUI", "WebKit"].contains(framework) ? ["UIKit"] : [],
        path: "Stubs/\(framework)"))
  }
  for target in package.targets where target.name == "Mezzanine" {
    target.dependencies += frameworks.map { .target(name: $0) }
  }
#endif
