// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What the rehearsal asks of a V2 router
interface IProbedRouter {
    function getAmountsOut(uint256 amountIn, address[] calldata path) external view returns (uint256[] memory amounts);
    function swapTokensForExactTokens(
        uint256 amountOut,
        uint256 mostIn,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external returns (uint256[] memory amounts);
    function swapExactTokensForTokensSupportingFeeOnTransferTokens(
        uint256 amountIn,
        uint256 leastOut,
        address[] calldata path,
        address to,
        uint256 deadline
    ) external;
}
