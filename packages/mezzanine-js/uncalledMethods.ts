/**
 * Methods of three's classes that neither the SDK nor the parts of three that it uses call. Bundlers
 * keep methods even if nothing calls them, and together these are a twentieth of the SDK. Remove a
 * name before you call the method; `leanThree.slow.test.ts` fails otherwise.
 */
export const uncalledMethods: readonly string[] = `
  setX setY setZ setW getComponent setComponent addScalar subScalar clampScalar clampLength
  roundToZero manhattanLength manhattanDistanceTo angleTo lerpVectors multiplyVectors rotateAround
  applyAxisAngle unproject projectOnVector projectOnPlane reflect setFromSpherical
  setFromSphericalCoords setFromCylindrical setFromCylindricalCoords setFromMatrixScale
  setFromMatrix3Column setFromColor randomDirection
  slerpFlat multiplyQuaternionsFlat setFromUnitVectors rotateTowards slerp slerpQuaternions
  setAxisAngleFromQuaternion setAxisAngleFromRotationMatrix
  extractBasis transposeIntoArray setFromMatrix3 makeBasis makeRotationX makeRotationY makeRotationZ
  makeRotationAxis makeShear
  copySRGBToLinear copyLinearToSRGB convertSRGBToLinear convertLinearToSRGB getHex getHexString getHSL
  offsetHSL addColors lerpColors lerpHSL setFromVector3
  setFromArray setFromCenterAndSize setFromObject expandByVector expandByScalar containsBox
  getBoundingSphere setFromNormalAndCoplanarPoint setFromCoplanarPoints distanceToSphere projectPoint
  intersectLine intersectsLine
  setFromPointsAndIndices setFromAttributeAndIndices getArea getMidpoint getPlane closestPointToPoint
  copyAt getBoundingBox getIndex setIndirect getIndirect rotateX rotateY rotateZ
  onBeforeShadow onAfterShadow setRotationFromAxisAngle setRotationFromEuler setRotationFromMatrix
  setRotationFromQuaternion rotateOnAxis rotateOnWorldAxis translateOnAxis translateX translateY
  translateZ localToWorld worldToLocal getObjectById getObjectByName getWorldPosition
  getWorldQuaternion getWorldScale
  transformUv addLayerUpdate reorder getFrustum
  forceContextRestore getScissorTest setOpaqueSort setTransparentSort getCurrentViewport
  setRenderTargetTextures setRenderTargetFramebuffer readRenderTargetPixels
  readRenderTargetPixelsAsync copyFramebufferToTexture initRenderTarget setNodesHandler
  compileAsync
  attach setHSL setFromAxisAngle setPosition applyEuler setDrawRange isEnabled clearGroups
  onUpload
`
  .trim()
  .split(/\s+/);
